// Not in src/routes.ts, so that the chat's script does not contain the whole table.
export const askMollyPath = '/ask-molly'
export const emergencyPath = '/conditions/emergency'
export const offlinePath = '/offline'
export const ratingPath = '/feedback/molly'
export const warmPath = '/api/molly'
