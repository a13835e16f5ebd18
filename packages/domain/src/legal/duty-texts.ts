/** Words by language, by its first two letters. */
export type TextsByLanguage = Readonly<Record<string, string>> & { readonly en: string }

/** Words, and the language that they are in. */
export interface LegalText {
  readonly text: string
  readonly language: string
}

/** The words in a language, in English where there are none. */
export function textIn(texts: TextsByLanguage, language: string): LegalText {
  const code = language.slice(0, 2).toLowerCase()
  const text = texts[code]
  return text === undefined ? { text: texts.en, language: 'en' } : { text, language: code }
}

/** The button as article 8(2) of Directive 2011/83/EU words it in the languages of the Union. */
export const orderButtonTexts: TextsByLanguage = {
  en: 'Order with obligation to pay',
  bg: 'Поръчка със задължение за плащане',
  cs: 'Objednávka zavazující k platbě',
  da: 'Bestilling med forpligtelse til betaling',
  de: 'Zahlungspflichtig bestellen',
  el: 'Παραγγελία με υποχρέωση πληρωμής',
  es: 'Pedido con obligación de pago',
  et: 'Tellimus koos maksekohustusega',
  fi: 'Tilaus, johon liittyy maksuvelvollisuus',
  fr: 'Commande avec obligation de paiement',
  hr: 'Narudžba s obvezom plaćanja',
  hu: 'Fizetési kötelezettséggel járó megrendelés',
  it: 'Ordine con obbligo di pagare',
  lt: 'Užsakymas su įsipareigojimu sumokėti',
  lv: 'Pasūtījums ar pienākumu maksāt',
  nl: 'Bestelling met betalingsverplichting',
  pl: 'Zamówienie z obowiązkiem zapłaty',
  pt: 'Encomenda com obrigação de pagar',
  ro: 'Comandă cu obligație de plată',
  sk: 'Objednávka s povinnosťou platby',
  sl: 'Naročilo z obveznostjo plačila',
  sv: 'Beställning med betalningsskyldighet',
}

/** Said of prices that contain tax. */
export const taxIncludedTexts: TextsByLanguage = {
  en: 'incl. VAT',
  cs: 'vč. DPH',
  da: 'inkl. moms',
  de: 'inkl. MwSt.',
  es: 'IVA incluido',
  fi: 'sis. alv',
  fr: 'TVA comprise',
  it: 'IVA inclusa',
  nl: 'incl. btw',
  pl: 'z VAT',
  pt: 'IVA incluído',
  sv: 'inkl. moms',
}

/** Said of goods that are sent. */
export const plusShippingTexts: TextsByLanguage = {
  en: 'plus shipping',
  cs: 'plus doprava',
  da: 'plus fragt',
  de: 'zzgl. Versand',
  es: 'más gastos de envío',
  fi: 'lisäksi toimituskulut',
  fr: 'frais de livraison en sus',
  it: 'più spese di spedizione',
  nl: 'excl. verzendkosten',
  pl: 'plus dostawa',
  pt: 'mais portes de envio',
  sv: 'plus frakt',
}

/** How the link to what is said of withdrawal is called. */
export const withdrawalTexts: TextsByLanguage = {
  en: 'Right of withdrawal',
  cs: 'Právo na odstoupení od smlouvy',
  da: 'Fortrydelsesret',
  de: 'Widerrufsbelehrung',
  es: 'Derecho de desistimiento',
  fi: 'Peruuttamisoikeus',
  fr: 'Droit de rétractation',
  it: 'Diritto di recesso',
  nl: 'Herroepingsrecht',
  pl: 'Prawo odstąpienia od umowy',
  pt: 'Direito de livre resolução',
  sv: 'Ångerrätt',
}

/** The link that begins a withdrawal, as article 11a of Directive 2011/83/EU words it, or as clear. */
export const withdrawHereTexts: TextsByLanguage = {
  en: 'Withdraw from contract here',
  cs: 'Odstoupit od smlouvy zde',
  da: 'Fortryd aftalen her',
  de: 'Vertrag widerrufen',
  es: 'Desistir del contrato aquí',
  fi: 'Peruuta sopimus tästä',
  fr: 'Se rétracter du contrat ici',
  it: 'Recedere dal contratto qui',
  nl: 'Overeenkomst hier herroepen',
  pl: 'Odstąp od umowy tutaj',
  pt: 'Resolver o contrato aqui',
  sv: 'Frånträd avtalet här',
}

/** The button that makes it, by the same article. */
export const confirmWithdrawalTexts: TextsByLanguage = {
  en: 'Confirm withdrawal',
  cs: 'Potvrdit odstoupení',
  da: 'Bekræft fortrydelse',
  de: 'Widerruf bestätigen',
  es: 'Confirmar el desistimiento',
  fi: 'Vahvista peruutus',
  fr: 'Confirmer la rétractation',
  it: 'Confermare il recesso',
  nl: 'Herroeping bevestigen',
  pl: 'Potwierdź odstąpienie',
  pt: 'Confirmar a resolução',
  sv: 'Bekräfta frånträdandet',
}
