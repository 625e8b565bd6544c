/**
 * What recognises plain emergencies without the server. It loads apart from the chat: Safari before
 * 16.4 cannot read its patterns, and there the server alone recognises them.
 */
export const plain: {
  /** Where the emergency page has the first steps, perhaps nowhere; undefined: no emergency. */
  find?: (message: string) => string | undefined
} = {}
