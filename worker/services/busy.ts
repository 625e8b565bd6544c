/** Another program holds the database's lock; a later attempt may work. */
export class DatabaseBusy extends Error {
  override name = 'DatabaseBusy'
}
