/** How much of the symptom diary the sheet for the dentist has room for, in letters. */
export const diaryLength = 900
