/** Under which it is kept whether the person has two factors. */
export const twoFactorsKey = ['two factors']
