/** Stands for the origin of the site until a server, which knows it, sends the file. */
export const originMark = 'https://origin.invalid'
