/**
 * URLs of countries' registers of dentists, if they have one: REG-14, REG-22, REG-32, REG-35,
 * REG-37, TOU-37.
 */
export const registers: Partial<Record<string, string>> = {
  ar: 'https://sisa.msal.gov.ar/',
  cl: 'https://rnpi.superdesalud.gob.cl/',
  co: 'https://web.sispro.gov.co/THS/Cliente/ConsultasPublicas/ConsultaPublicaDeTHxIdentificacion.aspx',
  cr: 'http://www.colegiodentistas.org/',
  ec: 'http://www.acess.gob.ec/',
  mx: 'https://cedulaprofesional.sep.gob.mx/',
  pe: 'https://www.cop.org.pe/',
}
