/** An issue as a mail, in one language, with the marks below in place of what a recipient has. */
export type IssueMail = { subject: string; html: string; text: string }

/** What a server puts in when it sends an issue; of the origin, see origin-mark.ts. */
export const issueMarks = {
  leave: 'https://leave.invalid',
  preferences: 'https://preferences.invalid',
  address: '%postal address%',
} as const

/** The compiled file of an issue: `en/issues/first-issue`. */
export const issueFile = (slug: string, locale: string) => `${locale}/issues/${slug}`
