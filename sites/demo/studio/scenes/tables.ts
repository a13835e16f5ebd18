import { color } from '../render/color.ts'

/** The oak of the tables. */
export const oakTable = color('#b99a72')

/** The wall behind them. */
export const plaster = color('#ddd2c2')
