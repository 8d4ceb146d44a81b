/** The query key of whether the person has two factors. */
export const twoFactorsKey = ['two factors']
