/** An issue as an email in one language, with the marks below for the recipient's values. */
export type IssueMail = { subject: string; html: string; text: string }

/** Replaced by a server when it sends an issue; for the origin, see origin-mark.ts. */
export const issueMarks = {
  leave: 'https://leave.invalid',
  preferences: 'https://preferences.invalid',
  address: '%postal address%',
} as const

/** The compiled file of an issue: `en/issues/first-issue`. */
export const issueFile = (slug: string, locale: string) => `${locale}/issues/${slug}`
