/** Cities that are known by two names, by country: the one that letters carry, and the English one. The list of cities has one of the two. */
const names: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  AT: { Wien: 'Vienna' },
  BE: { Bruxelles: 'Brussels', Antwerpen: 'Antwerp', Gent: 'Ghent' },
  CH: { Genève: 'Geneva' },
  CZ: { Praha: 'Prague', Plzeň: 'Pilsen' },
  DE: { Hannover: 'Hanover', Köln: 'Cologne', München: 'Munich', Nürnberg: 'Nuremberg' },
  DK: { København: 'Copenhagen' },
  ES: { Sevilla: 'Seville' },
  GR: { Athina: 'Athens' },
  IT: {
    Firenze: 'Florence',
    Genova: 'Genoa',
    Milano: 'Milan',
    Napoli: 'Naples',
    Roma: 'Rome',
    Torino: 'Turin',
    Venezia: 'Venice',
  },
  MX: { 'Ciudad de México': 'Mexico City' },
  NL: { 'Den Haag': 'The Hague' },
  PL: { Warszawa: 'Warsaw' },
  PT: { Lisboa: 'Lisbon' },
  RO: { București: 'Bucharest' },
  RS: { Beograd: 'Belgrade' },
  SE: { Göteborg: 'Gothenburg' },
}

/** How a city is written on letters, and all names by which it is looked for. */
export function namesOfCity(
  country: string,
  name: string,
): { readonly name: string; readonly all: readonly string[] } {
  const pair = Object.entries(names[country] ?? {}).find((each) => each.includes(name))
  return pair ? { name: pair[0], all: pair } : { name, all: [name] }
}
