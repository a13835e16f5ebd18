/** The segments of a reference: names, array positions, `@`, `@name`, `@index`. */
export type Path = readonly (string | number)[]
