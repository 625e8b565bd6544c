import type { GenericSchema } from 'valibot'

/** The compiled data file of a page made by code. */
export type DataFile<Data> = {
  name: string
  /** true: compiled for each language. */
  localized?: true
  /** Never set: carries the type that `readData` returns. */
  data?: Data
}

/** A data file compiled from content/<name>.json into `Data`. */
export type SourceFile<Data, Schema extends GenericSchema = GenericSchema> = DataFile<Data> & {
  schema: Schema
}
