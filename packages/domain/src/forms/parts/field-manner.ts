/** How the parts of a field are asked for where a form is read. */
export interface FieldManner {
  /** Telephone numbers are typed into one box: they have no parts that all of them share. */
  readonly phoneIsWhole: boolean
  /** The places of month, day and year, in the order in which the language writes them. */
  readonly dateOrder: readonly number[]
  /** The places of the parts of an address that the country uses, in its order. */
  readonly addressOrder: readonly number[]
  /** Times have a half of the day. */
  readonly hasHalves: boolean
}

/** As in the USA: the shape in which values are kept. */
export const americanManner: FieldManner = {
  phoneIsWhole: false,
  dateOrder: [0, 1, 2],
  addressOrder: [0, 1, 2, 3, 4, 5],
  hasHalves: true,
}
