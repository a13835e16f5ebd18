/** How invoices are written, and who sells. */
export interface InvoiceSettings {
  readonly isOn: boolean
  /** Before the numbers of invoices, and of credit notes. */
  readonly prefix: string
  readonly creditPrefix: string
  readonly sellerName: string
  /** Lines of the postal address. */
  readonly sellerAddress: string
  /** '' for none. */
  readonly vatId: string
  /** Number at the tax office or in a register; '' for none. */
  readonly taxNumber: string
  /** What stands beneath, such as why no tax is shown. */
  readonly note: string
}

/** Shops begin without invoices. */
export const usualInvoices: InvoiceSettings = {
  isOn: false,
  prefix: 'INV-',
  creditPrefix: 'CN-',
  sellerName: '',
  sellerAddress: '',
  vatId: '',
  taxNumber: '',
  note: '',
}
