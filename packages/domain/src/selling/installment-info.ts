import type { InstallmentLocale } from './installments.ts'

/** What visitors read who ask what paying in installments is. */
export interface InstallmentInfo {
  readonly title: string
  readonly steps: readonly string[]
  readonly note: string
}

/** The explanation in a language of the service. */
export function installmentInfo(locale: InstallmentLocale): InstallmentInfo {
  const provider = locale === 'en_GB' ? 'Clearpay' : 'Afterpay'
  return locale === 'fr_CA' ? french(provider) : english(provider)
}

function english(provider: string): InstallmentInfo {
  return {
    title: `Pay in 4 with ${provider}`,
    steps: [
      `Fill your cart, and choose ${provider} when you pay at the checkout.`,
      `${provider} asks for your details and decides at once.`,
      'You pay a quarter today, and the rest in three equal payments, one every two weeks.',
    ],
    note: `There is no interest. Your contract is with ${provider}, whose terms say what late payments cost and who can use it.`,
  }
}

function french(provider: string): InstallmentInfo {
  return {
    title: `Payez en 4 fois avec ${provider}`,
    steps: [
      `Remplissez votre panier et choisissez ${provider} au moment de payer.`,
      `${provider} demande vos coordonnées et décide aussitôt.`,
      'Vous payez un quart aujourd’hui, puis le reste en trois versements égaux, un toutes les deux semaines.',
    ],
    note: `Il n’y a pas d’intérêts. Votre contrat est conclu avec ${provider}, dont les conditions précisent les frais de retard et qui peut s’en servir.`,
  }
}
