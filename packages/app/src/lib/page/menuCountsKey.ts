/** The key of the numbers of rows in the navigation, in the query cache. */
export const menuCountsKey = 'menu counts'
