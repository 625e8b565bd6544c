/** In session storage while the chat is open beside the page: the next page opens it as well. */
export const openKey = 'molly-open'
