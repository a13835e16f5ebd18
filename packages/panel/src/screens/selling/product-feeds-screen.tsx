import { Alert, Button, CopyButton, Group, Stack, Text, TextInput } from '@mantine/core'
import { readProductFeedsCall } from '@vitrine/contract/selling/product-feed-calls'
import { Check, Copy } from 'lucide-react'
import { useCall } from '../../call/use-call.ts'
import { PanelCard } from '../../parts/panel-card.tsx'
import { Shown } from '../../parts/reading/shown.tsx'
import { SettingsHead } from '../settings/settings-head.tsx'

/** The addresses at which the catalogues of others read what the site sells. */
export function ProductFeedsScreen() {
  const reading = useCall(readProductFeedsCall, {})
  return (
    <>
      <SettingsHead title="Product feeds" />
      <Stack>
        <Text c="dimmed">
          Give these addresses to shops and networks that show your products. They read them again and again,
          so that prices and stock stay right. Each variant of a visible physical product with a picture and a
          price is told.
        </Text>
        <Shown of={[reading]} loading="Loading the product feeds" height={320}>
          {(data) => (
            <>
              {data.isClosed && (
                <Alert title="Nobody can read them now">
                  Your site is not open to everybody. The feeds answer once it is.
                </Alert>
              )}
              {data.feeds.map(({ reader, url }) => (
                <PanelCard key={reader} title={names[reader]}>
                  <Text mb="sm">{hints[reader]}</Text>
                  <Feed name={names[reader]} url={url} />
                </PanelCard>
              ))}
            </>
          )}
        </Shown>
      </Stack>
    </>
  )
}

function Feed({ name, url }: { readonly name: string; readonly url: string }) {
  return (
    <Group align="flex-end" gap="xs">
      <TextInput
        label={`Address for ${name}`}
        readOnly
        value={url}
        flex="1 1 240px"
        onFocus={(event) => event.currentTarget.select()}
      />
      <CopyButton value={url}>
        {({ copied, copy }) => (
          <Button
            variant="default"
            aria-label={copied ? `Address for ${name} copied` : `Copy the address for ${name}`}
            leftSection={copied ? <Check size={16} aria-hidden /> : <Copy size={16} aria-hidden />}
            onClick={copy}
          >
            {copied ? 'Copied' : 'Copy'}
          </Button>
        )}
      </CopyButton>
    </Group>
  )
}

const names = { google: 'Google', facebook: 'Facebook', instagram: 'Instagram' } as const

const hints = {
  google:
    'In Google Merchant Center, add products from a file, choose to enter a link to it, and paste this address.',
  facebook:
    'In Meta Commerce Manager, open your catalogue, add a data feed as a data source, and paste this address as its URL.',
  instagram:
    'Instagram shows products of a catalogue in Meta Commerce Manager. Where it is one of its own, add a data feed there with this address.',
} as const
