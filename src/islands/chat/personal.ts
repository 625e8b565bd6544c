/** An address for mail, eight digits as in phones, cards and identity numbers, or a CURP or RFC. */
export const holdsPersonalData = (text: string) =>
  /\S@\S+\.\w|(?:\d[ .()/-]{0,2}){8}|\b[a-z]{4}\d{6}/i.test(text)
