import { Kbd, Modal, SimpleGrid, Stack, Text, Title } from '@mantine/core'
import { hasLetterKeys } from '../../parts/letter-keys.ts'
import { LinkText } from '../../parts/link-text.tsx'
import { useSession } from '../../session/session.ts'
import classes from './key-sheet.module.css'
import { keysFor } from './key-table.ts'

/** All keys of the panel. */
export function KeySheet({ onClose }: { readonly onClose: () => void }) {
  const { roles } = useSession().account
  return (
    <Modal opened onClose={onClose} size="xl" title="Keys">
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="xl">
        {keysFor(roles).map(({ group, entries }) => (
          <Stack key={group} gap="xs">
            <Title order={3}>{group}</Title>
            <dl className={classes.keys}>
              {entries.map(({ keys, does }) => (
                <div key={does} className={classes.entry}>
                  <dt>
                    {/* G is pressed twice for some rooms: the keys go by their places, which never change. */}
                    {keys.map((key, place) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: see above
                      <Kbd key={place}>{key === 'Mod' ? modName : key}</Kbd>
                    ))}
                  </dt>
                  <dd>{does}</dd>
                </div>
              ))}
            </dl>
          </Stack>
        ))}
      </SimpleGrid>
      <Text size="sm" c="dimmed" mt="lg">
        {hasLetterKeys()
          ? 'Keys of one letter can be switched off in '
          : 'Keys of one letter are switched off. Switch them on in '}
        <LinkText to="/account" inherit underline="always" onClick={onClose}>
          your account
        </LinkText>
        .
      </Text>
    </Modal>
  )
}

const modName = /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : 'Ctrl'
