// Apart from src/routes.ts, so that the chat's script carries these and not the whole table.
export const askMollyPath = '/ask-molly'
export const emergencyPath = '/conditions/emergency'
export const ratingPath = '/feedback/molly'
