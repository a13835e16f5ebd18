/**
 * The addresses that a script joins from texts and constants of its own, such as `cdn + '/slick/slick.min.js'`. What cannot be known from
 * the text, such as a version that is counted, stands as `*`. Only addresses of scripts, or of what is handed to a loader of scripts, are listed.
 */
export function joinedScriptAddresses(code: string): readonly string[] {
  if (!code.includes('//') || (!code.includes('+') && !code.includes('${'))) return []
  const constants = readConstants(code)
  const addresses = [...code.matchAll(chain)].flatMap((match) => {
    const [text = ''] = match
    const isLoaded = loader.test(code.slice(Math.max(0, match.index - 60), match.index))
    return joinings(text, constants).filter(
      (each) => isAddress.test(each) && (isLoaded || isScript.test(each)),
    )
  })
  return [...new Set([...addresses, ...filledAddresses(code, constants)])]
}

type Constants = ReadonlyMap<string, readonly string[]>

const literal = String.raw`"(?:[^"\\\n]|\\.){0,200}"|'(?:[^'\\\n]|\\.){0,200}'`
const choice = String.raw`\([^()?"'\n]{0,80}(?:["'][a-z]{0,6}:?["'][^()?"'\n]{0,60})?\?\s*(?:${literal})\s*:\s*(?:${literal})\s*\)`
const name = String.raw`[A-Za-z_$][\w$]{0,40}(?:\.[A-Za-z_$][\w$]{0,40}){0,4}`
const operand = `(?:${literal}|${choice}|${name})`
const chain = new RegExp(String.raw`${operand}(?:\s*\+\s*${operand})+`, 'g')
const operands = new RegExp(operand, 'g')
const literals = new RegExp(literal, 'g')
const assignment = new RegExp(
  String.raw`(?<![\w$.])(${name})\s*[=:]\s*(${literal}|${choice})\s*(?=[,;}\n)]|$)`,
  'g',
)
const filled = /`((?:https?:)?\/\/[^`\n]{0,200}|\$\{[^`\n]{0,200})`/g

const loader =
  /(?:getScript|importScripts|import|loadScript|loadJS|addScript)\s*\(\s*$|script\w*\.src\s*=\s*$/i
const isScript = /\.m?js(?:[?#*]|$)/
const isAddress = /^(?:https?:)?\/\/[a-z0-9][\w.-]*\.[a-z]{2,}(?::\d+)?(?:\/|$)/i

/** What may be a part of an address; a name that is given many such texts could be anything. */
const isPart = /^(?:https?:)?\/\/|^[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:[:/]|$)|^https?:$|^\/?[\w./-]+\/$|\.m?js$/i
const maxMeanings = 4

function readConstants(code: string): Constants {
  const constants = new Map<string, string[]>()
  for (const [, path = '', value = ''] of code.matchAll(assignment)) {
    const meanings = textsOf(value).filter((text) => isPart.test(text))
    const known = constants.get(lastName(path)) ?? []
    if (known.length < maxMeanings) constants.set(lastName(path), [...new Set([...known, ...meanings])])
  }
  return constants
}

function joinings(text: string, constants: Constants): readonly string[] {
  let joined: readonly string[] = ['']
  for (const [part] of text.matchAll(operands)) {
    const meanings = meaningsOf(part, constants)
    joined = joined.flatMap((before) => meanings.map((each) => before + each)).slice(0, 8)
  }
  return joined
}

function meaningsOf(part: string, constants: Constants): readonly string[] {
  if (/^["'(]/.test(part)) return textsOf(part)
  // The scheme of the page: what comes after it begins with two slashes.
  if (/(?:^|\.)location\.protocol$/.test(part)) return ['']
  const known = constants.get(lastName(part)) ?? []
  return known.length > 0 ? known : ['*']
}

/** Texts with constants in them: `${cdn}/slick.js`. */
function filledAddresses(code: string, constants: Constants): readonly string[] {
  return [...code.matchAll(filled)].flatMap(([, text = '']) => {
    const [first, ...others] = text.split(/(\$\{[^}]*\})/).filter((part) => part !== '')
    const parts = first === undefined ? [] : [first, ...others]
    const joined = parts.reduce<readonly string[]>(
      (before, part) => {
        const meanings = part.startsWith('${') ? meaningsOf(part.slice(2, -1).trim(), constants) : [part]
        return before.flatMap((each) => meanings.map((meaning) => each + meaning)).slice(0, 8)
      },
      [''],
    )
    return joined.filter((each) => isAddress.test(each) && isScript.test(each))
  })
}

/** The text of a literal, or both of a choice. */
function textsOf(value: string): readonly string[] {
  const all = [...value.matchAll(literals)].map(([text]) => text.slice(1, -1))
  return value.startsWith('(') ? all.slice(-2) : all
}

function lastName(path: string): string {
  return path.split('.').at(-1) ?? path
}
