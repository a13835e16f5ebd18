import type { CaptchaService } from '@vitrine/domain/captcha/captcha-services'
import { type CaptchaVerdict, judgeReply, type ServiceReply } from '@vitrine/domain/captcha/captcha-verdict'
import { isRecord } from '@vitrine/domain/shapes/is-record'
import type { CaptchaDesk } from '../services/captcha-desk.ts'

/** What a service is asked: whether somebody with this key completed the captcha of this site. */
export interface ServiceQuestion {
  readonly service: CaptchaService
  readonly siteKey: string
  readonly secretKey: string
  /** What the visitor's browser got of the service. */
  readonly captchaKey: string
  /** The host of the page, without a port. */
  readonly host: string
}

/** Asks a service about a visitor's answer. It is not told who the visitor is: their address stays here. */
export async function askService(
  question: ServiceQuestion,
  { addresses, timeLimitMs }: CaptchaDesk,
): Promise<CaptchaVerdict> {
  const { service, siteKey, secretKey, captchaKey, host } = question
  const fields = {
    secret: secretKey,
    response: captchaKey,
    ...(service === 'hcaptcha' && { sitekey: siteKey }),
  }
  const signal = AbortSignal.timeout(timeLimitMs)
  try {
    const body = new URLSearchParams(fields)
    const response = await fetch(addresses[service], { method: 'POST', body, signal, redirect: 'error' })
    const reply = readReply(await textOf(response))
    if (reply !== null) return judgeReply(reply, host)
    return response.ok ? 'reply-unreadable' : 'captcha-away'
  } catch {
    return signal.aborted ? 'captcha-slow' : 'captcha-away'
  }
}

/** Characters of a reply that are read; real ones have a few hundred. */
const maxReply = 20_000

/** The text of a reply, as far as it is looked at. */
async function textOf({ body }: Response): Promise<string> {
  let text = ''
  if (body === null) return text
  for await (const part of body.pipeThrough(new TextDecoderStream())) {
    text += part
    if (text.length > maxReply) return ''
  }
  return text
}

function readReply(text: string): ServiceReply | null {
  const read = parsed(text)
  if (!isRecord(read) || typeof read.success !== 'boolean') return null
  const codes = read['error-codes']
  return {
    success: read.success,
    hostname: typeof read.hostname === 'string' ? read.hostname : undefined,
    errorCodes: Array.isArray(codes) ? codes.filter((code) => typeof code === 'string') : [],
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
