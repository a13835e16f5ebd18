import type { NewsletterWords } from './newsletter-words.ts'

/** What mails and pages of lists say in Dutch. */
export const dutchNewsletter: NewsletterWords = {
  mail: {
    confirmSubject: 'Bevestig uw adres',
    confirmText: (shop) =>
      `Iemand heeft met dit adres om het nieuws van ${shop} gevraagd. Was u dat, bevestig het dan.`,
    confirmHolds:
      'De link is zeven dagen geldig. Was u het niet, laat deze mail dan liggen: u krijgt geen nieuws.',
    confirm: 'Bevestigen',
    greetSubject: 'U staat op de lijst',
    greetText: (shop) => `Vanaf nu krijgt u het nieuws van ${shop}.`,
    unsubscribe: 'Afmelden',
    campaignWhy: (shop) => `U krijgt dit omdat u zich hebt aangemeld voor het nieuws van ${shop}.`,
  },
  form: {
    newsletter: 'Nieuwsbrief',
    name: 'Naam',
    email: 'E-mailadres',
    signUp: 'Aanmelden',
    asked:
      'Dank u wel! Als u ons nieuws nog niet krijgt, is er een mail naar u onderweg. Volg de link daarin om te bevestigen.',
    unmailed:
      'Dank u wel! Deze site verstuurt nog geen mails. Uw adres wordt bewaard voor de beheerders: zij kunnen u later vragen het te bevestigen.',
    taken: 'Dank u wel! U hoort van ons.',
    measuring: 'U mag tellen welke van uw mails ik open en welke links ik volg.',
  },
  page: {
    newsletter: 'Nieuwsbrief',
    confirmTitle: 'Bevestig uw adres',
    confirmAsk: (email) => `Bevestig dat ${email} ons nieuws moet krijgen.`,
    confirm: 'Bevestigen',
    newMailTitle: 'Er is een nieuwe mail onderweg',
    newMailText: 'Komt er binnen enkele minuten geen, probeer het dan later nog eens.',
    askedLately:
      'We hebben u deze mail al gestuurd. Zoek hem ook bij de ongewenste mails, of probeer het later nog eens.',
    confirmedTitle: 'Dank u wel!',
    confirmedText: 'Uw adres is bevestigd. U hoort van ons.',
    sendNewLink: 'Stuur mij een nieuwe link',
    unsubscribe: 'Afmelden',
    unsubscribeAsk: (email) => `Moet ${email} geen nieuws meer van ons krijgen?`,
    leftTitle: 'U bent afgemeld',
    leftText: (email) => `${email} krijgt geen nieuws meer van ons.`,
    mistake: 'Was dat een vergissing? U kunt het hier een dag lang terugdraaien.',
    return: 'Zet mij weer op de lijst',
    backTitle: 'U staat weer op de lijst',
    backText: (email) => `${email} krijgt ons nieuws weer.`,
    measuredText: 'Op uw wens wordt geteld welke van onze mails u opent en welke links u volgt.',
    stopMeasuring: 'Dat niet meer tellen',
    notMeasuredTitle: 'Er wordt niets meer geteld',
    notMeasuredText:
      'U krijgt ons nieuws nog steeds. Of u het opent en welke links u volgt, wordt niet geteld.',
    testTitle: 'Dit was een test',
    testText:
      'Deze link staat in een testmail en doet niets. In de mail van een lezer vraagt hij of het adres geen nieuws meer van ons moet krijgen, en haalt het met een knop van de lijst.',
    toSite: 'Naar de site',
  },
  problems: {
    'newsletter-link-foreign': 'Deze link klopt niet. Open hem nog eens vanuit de mail, in zijn geheel.',
    'newsletter-link-expired': 'Deze link is verlopen.',
    'newsletter-link-used': 'Deze link is al gebruikt, of een nieuwere mail is ervoor in de plaats gekomen.',
    'newsletter-gone': 'Dit adres staat niet op de lijst.',
    'newsletter-return-late': 'Dat is te lang geleden. Meld u opnieuw aan.',
  },
}
