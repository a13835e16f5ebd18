import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

/** A passkey of a device that tests hold in their hands. */
export interface TestPasskey {
  readonly id: string
  /** What the browser sends of it when it was made. */
  readonly made: object
  /** Answers a challenge; `more` says what is wrong on purpose. */
  answer(challenge: string, more?: AnswerOptions): object
}

interface AnswerOptions {
  readonly origin?: string
  readonly host?: string
  readonly counter?: number
  readonly userHandle?: string | null
  /** Whether the device asked for a finger or a number. */
  readonly isVerified?: boolean
  readonly type?: string
}

interface PasskeyOptions {
  readonly challenge: string
  readonly host: string
}

/** Makes a passkey as an authenticator does, in the shape that WebAuthn gives it: a key on P-256, not attested. */
export function makePasskey({ challenge, host }: PasskeyOptions, more: AnswerOptions = {}): TestPasskey {
  const origin = more.origin ?? `http://${host}`
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  const authData = Buffer.concat([
    dataOf(more.host ?? host, { flags: more.isVerified === false ? 0x41 : 0x45, counter: more.counter ?? 0 }),
    Buffer.alloc(16),
    Buffer.from([0, id.length]),
    id,
    coseKey(publicKey),
  ])
  const made = {
    id: id.toString('base64url'),
    clientDataJson: clientData({ type: more.type ?? 'webauthn.create', challenge, origin }).toString(
      'base64url',
    ),
    attestationObject: attestation(authData).toString('base64url'),
    transports: ['internal'],
  }
  return {
    id: made.id,
    made,
    answer: (asked, given = {}) =>
      answerOf(privateKey, made.id, { host, origin, challenge: asked, ...given }),
  }
}

function answerOf(
  key: KeyObject,
  id: string,
  given: AnswerOptions & { readonly host: string; readonly origin: string; readonly challenge: string },
): object {
  const { host, origin, challenge, counter = 1, userHandle = null, isVerified = true } = given
  const authData = dataOf(host, { flags: isVerified ? 0x05 : 0x01, counter })
  const client = clientData({ type: given.type ?? 'webauthn.get', challenge, origin })
  const signature = sign(
    'sha256',
    Buffer.concat([authData, createHash('sha256').update(client).digest()]),
    key,
  )
  return {
    id,
    clientDataJson: client.toString('base64url'),
    authenticatorData: authData.toString('base64url'),
    signature: signature.toString('base64url'),
    userHandle,
  }
}

function clientData(said: { readonly type: string; readonly challenge: string; readonly origin: string }) {
  return Buffer.from(JSON.stringify({ ...said, crossOrigin: false }))
}

function dataOf(host: string, { flags, counter }: { readonly flags: number; readonly counter: number }) {
  const count = Buffer.alloc(4)
  count.writeUInt32BE(counter)
  return Buffer.concat([createHash('sha256').update(host).digest(), Buffer.from([flags]), count])
}

/** { 1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y } in CBOR. */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  const point = (text: string) => Buffer.concat([Buffer.from([0x58, 0x20]), Buffer.from(text, 'base64url')])
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    point(x),
    Buffer.from([0x22]),
    point(y),
  ])
}

/** { fmt: 'none', attStmt: {}, authData } in CBOR. */
function attestation(authData: Buffer): Buffer {
  const text = (word: string) => Buffer.concat([Buffer.from([0x60 + word.length]), Buffer.from(word)])
  return Buffer.concat([
    Buffer.from([0xa3]),
    text('fmt'),
    text('none'),
    text('attStmt'),
    Buffer.from([0xa0]),
    text('authData'),
    Buffer.from([0x58, authData.length]),
    authData,
  ])
}
