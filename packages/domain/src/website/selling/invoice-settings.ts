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

/** Shops begin without invoices; what their numbers begin with is of the language of the site. */
export function usualInvoices(language: string): InvoiceSettings {
  const isGerman = language.startsWith('de')
  return {
    isOn: false,
    prefix: isGerman ? 'RE-' : 'INV-',
    creditPrefix: isGerman ? 'GS-' : 'CN-',
    sellerName: '',
    sellerAddress: '',
    vatId: '',
    taxNumber: '',
    note: '',
  }
}
