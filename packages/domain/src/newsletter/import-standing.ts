/**
 * Where somebody stands by the file that they come in: `refused` said no there, or their mail came back; `unmarked` is not said to be
 * subscribed.
 */
export type ImportStanding = 'subscribed' | 'waiting' | 'refused' | 'unmarked'

type Cells = Readonly<Record<string, string>>

/** How the rows of a table say who is subscribed; null where no column speaks of it. */
export function standingsIn(
  header: readonly string[],
  rows: readonly { readonly cells: Cells }[],
): ((cells: Cells) => ImportStanding) | null {
  const columns = header.flatMap((name) => {
    const column = columnOf(plainWord(name))
    if (!column) return []
    const isSpeaking = !column.isVague || rows.some(({ cells }) => column.read(plainWord(cells[name] ?? '')))
    return isSpeaking ? [{ name, ...column }] : []
  })
  if (columns.length === 0) return null
  return (cells) =>
    strictest(columns.map(({ name, read, empty }) => readWord(plainWord(cells[name] ?? ''), { read, empty })))
}

interface Column {
  /** What a word says; undefined: it is not known, which does not say that somebody is subscribed. */
  readonly read: (word: string) => ImportStanding | undefined
  /** What an empty cell says; undefined: nothing. */
  readonly empty: ImportStanding | undefined
  /** Whether it may as well speak of something else, such as the state of a postal address, unless some cell has a word of ours. */
  readonly isVague?: true
}

function readWord(word: string, { read, empty }: Pick<Column, 'read' | 'empty'>): ImportStanding | undefined {
  return word === '' ? empty : (read(word) ?? 'unmarked')
}

function strictest(standings: readonly (ImportStanding | undefined)[]): ImportStanding {
  return strictFirst.find((each) => standings.includes(each)) ?? 'unmarked'
}

const strictFirst: readonly ImportStanding[] = ['refused', 'waiting', 'unmarked', 'subscribed']

/** What a column says, by its name; undefined: nothing of this. */
function columnOf(name: string): Column | undefined {
  if (name === 'state') return { read: (word) => stateWords.get(word), empty: undefined, isVague: true }
  if (vagueNames.has(name)) return { read: readAny, empty: undefined, isVague: true }
  if (leavingNames.has(name)) return { read: readLeaving, empty: 'unmarked' }
  if (standingNames.has(name)) return { read: readAny, empty: 'unmarked' }
  return refusalNames.has(name) ? { read: readRefusal, empty: 'subscribed' } : undefined
}

function readAny(word: string): ImportStanding | undefined {
  if (yesWords.has(word)) return 'subscribed'
  return noWords.has(word) ? 'unmarked' : stateWords.get(word)
}

/** Members are subscribed until they leave: a no is that of who left. */
function readLeaving(word: string): ImportStanding | undefined {
  return noWords.has(word) ? 'refused' : readAny(word)
}

/** A yes, or the moment at which somebody left. */
function readRefusal(word: string): ImportStanding {
  return noWords.has(word) ? 'subscribed' : 'refused'
}

/** A word in small plain letters and digits, without marks and signs. */
export function plainWord(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z0-9]/g, '')
}

const wordsOf = (words: string) => words.split(' ')

/** Columns of our own files and of those that shops and newsletter services export. */
const standingNames = new Set(
  wordsOf(
    'status emailmarketingstatus marketingstatus emailsubscriberstatus subscriberstatus subscriptionstatus emailsubscriptionstatus emailmarketing emailmarketingconsent marketingconsent emailconsent emailpermissionstatus optinstatus emailabonnentenstatus abonnentenstatus abonnementstatus anmeldestatus acceptsemailmarketing acceptsmarketing acceptsnews subscribed issubscribed optin optedin emailoptin marketingoptin newsletteroptin angemeldet abonniert',
  ),
)

const leavingNames = new Set(['subscribedtoemails'])

const vagueNames = new Set(
  wordsOf('zustand emailstatus memberstatus contactstatus active aktiv news newsletter'),
)

const refusalNames = new Set(
  wordsOf(
    'unsubscribed unsubscribedat unsubscribedon unsubscribedate dateunsubscribed unsubscribetime unsubtime unsubscribedfromallemail optout optedout emailoptout hasoptedoutofemail optoutdate optouttime suppressed cleaned cleantime bounced complained deletedat abgemeldet abgemeldetam abbestellt',
  ),
)

const yesWords = new Set(wordsOf('yes true 1 y ja wahr x on'))
const noWords = new Set(wordsOf('no false 0 n nein falsch off never none null na'))

const stateWords: ReadonlyMap<string, ImportStanding> = new Map([
  ...wordsOf(
    'subscribed active confirmed optedin optin singleoptin doubleoptin explicit granted enabled angemeldet abonniert aktiv bestatigt',
  ).map((word) => [word, 'subscribed'] as const),
  ...wordsOf(
    'waiting waitingforconfirmation awaitingconfirmation pending pendingconfirmation unconfirmed notconfirmed wartend wartetaufbestatigung ausstehend unbestatigt',
  ).map((word) => [word, 'waiting'] as const),
  ...wordsOf(
    'unsubscribed unsubscribe optedout optout bounced hardbounce hardbounced cleaned complained spam spamcomplaint abuse suppressed blocked blacklisted revoked denied abgemeldet abbestellt unzustellbar beschwert gesperrt',
  ).map((word) => [word, 'refused'] as const),
  ...wordsOf(
    'notsubscribed neversubscribed nonsubscribed nonsubscriber transactional inactive archived deleted disabled notset unknown inaktiv nichtangemeldet nichtabonniert nieabonniert archiviert',
  ).map((word) => [word, 'unmarked'] as const),
])
