/** Where a tab keeps its conversation. A new shape gets a new number. */
export const keptKey = 'molly-1'
