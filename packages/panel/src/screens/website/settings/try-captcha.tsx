import { Alert, Button, Stack, Text } from '@mantine/core'
import type { ReplyOf } from '@vitrine/contract/call'
import {
  captchaTrialPageCall,
  type readCaptchaCall,
  tryCaptchaCall,
} from '@vitrine/contract/captcha/panel-calls'
import type { Refusal } from '@vitrine/contract/client/outcome'
import { isCaptchaService } from '@vitrine/domain/captcha/captcha-services'
import { useCallback, useEffect, useRef, useState } from 'react'
import { call } from '../../../call/client.ts'
import { PanelCard } from '../../../parts/panel-card.tsx'
import { useSession } from '../../../session/session.ts'
import { isPanelElsewhere } from '../../../session/site-href.ts'

type Captcha = ReplyOf<typeof readCaptchaCall>['value']

interface Finding {
  readonly isRight: boolean
  readonly message: string
}

/** Draws the captcha with the keys as they stand in the form, saved or not, and says whether the server can confirm its answer. */
export function TryCaptcha({ value }: { readonly value: Captcha }) {
  const { provider, siteKey, secretKey } = value
  return (
    <PanelCard title="Try it">
      {/* Other keys are tried from the beginning. */}
      <Trial key={[provider, siteKey, secretKey].join(' ')} value={value} />
    </PanelCard>
  )
}

function Trial({ value }: { readonly value: Captcha }) {
  const [round, setRound] = useState(0)
  const [finding, setFinding] = useState<Finding | 'checking' | null>(null)
  const check = useCallback(
    async (captchaKey: string) => {
      setFinding('checking')
      const outcome = await call(tryCaptchaCall, { body: { value, captchaKey } })
      setFinding(outcome.ok ? outcome.reply : { isRight: false, message: firstWords(outcome.refusal) })
    },
    [value],
  )
  const lose = useCallback(() => setFinding(lostScript), [])
  const isLost = finding === lostScript
  const isService = isCaptchaService(value.provider)
  if (isService && (value.siteKey.trim() === '' || value.secretKey.trim() === ''))
    return <Text size="sm">Enter both keys, and try them here before you save.</Text>
  return (
    <Stack align="flex-start">
      <Text size="sm">
        {isService
          ? 'Draws the captcha here. Complete it, and the server asks the service about your answer with the secret key.'
          : 'Draws the captcha here as visitors see it. The server checks the work of your browser.'}
      </Text>
      <Button
        variant="default"
        onClick={() => {
          setFinding(null)
          setRound(round + 1)
        }}
      >
        {round === 0 ? 'Draw the captcha' : 'Draw it again'}
      </Button>
      {round > 0 && !isLost && <Frame key={round} value={value} onAnswer={check} onFailure={lose} />}
      <div role="status">
        {finding === 'checking' && <Text size="sm">The server checks the answer…</Text>}
        {finding !== null && finding !== 'checking' && (
          <Alert color={finding.isRight ? 'teal' : 'red'}>{finding.message}</Alert>
        )}
      </div>
    </Stack>
  )
}

const lostScript: Finding = {
  isRight: false,
  message:
    'The script of the service did not reach your browser. Check its connection, and whether it blocks scripts of other companies.',
}

/** Pixels. Pictures to choose from open beneath the box of some services. */
const heights = { none: 0, 'built-in': 48, recaptcha: 560, turnstile: 84, hcaptcha: 600 } as const

/** The captcha in a page of its own: scripts of other companies do not run in the panel. */
function Frame({
  value,
  onAnswer,
  onFailure,
}: {
  readonly value: Captcha
  readonly onAnswer: (captchaKey: string) => Promise<void>
  /** The script of the service did not come. */
  readonly onFailure: () => void
}) {
  const session = useSession()
  // Keys belong to the host of the site.
  const pageOrigin = isPanelElsewhere(session) ? new URL(session.site.url).origin : location.origin
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => {
    const listen = ({ origin, source, data }: MessageEvent) => {
      if (origin !== pageOrigin || source !== frame.current?.contentWindow) return
      if (data?.hasFailed === true) onFailure()
      else if (typeof data?.captchaKey === 'string' && data.captchaKey !== '') void onAnswer(data.captchaKey)
    }
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [onAnswer, onFailure, pageOrigin])
  const { provider, siteKey } = value
  const query = new URLSearchParams({
    provider,
    ...(isCaptchaService(provider) && { siteKey: siteKey.trim() }),
  })
  return (
    <iframe
      ref={frame}
      title="The captcha"
      src={`${captchaTrialPageCall.path}?${query}`}
      height={heights[provider]}
      style={{ border: 0, width: 'min(100%, 26rem)', borderRadius: 4, background: '#fff' }}
    />
  )
}

/** What is wrong with a field says more than that something is wrong. */
function firstWords({ message, errors }: Refusal): string {
  return Object.values(errors)[0] ?? message
}
