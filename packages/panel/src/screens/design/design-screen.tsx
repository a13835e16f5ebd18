import '@mantine/core/styles/Accordion.layer.css'
import '@mantine/core/styles/ColorSwatch.layer.css'
import '@mantine/core/styles/ColorPicker.layer.css'
import '@mantine/core/styles/ColorInput.layer.css'
import '@mantine/core/styles/Slider.layer.css'
import { EmptyState } from '@mantine/core'
import { listTemplatesCall } from '@vitrine/contract/sites/template-calls'
import {
  changeDesignCall,
  listTweaksCall,
  readDesignCall,
} from '@vitrine/contract/website/settings/design-calls'
import { Palette } from 'lucide-react'
import { call } from '../../call/client.ts'
import { useCall } from '../../call/use-call.ts'
import { LinkButton } from '../../parts/link-text.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { Shown } from '../../parts/reading/shown.tsx'
import { SettingsForm } from '../../parts/settings/settings-form.tsx'
import { useMay } from '../../session/may.ts'
import classes from './design.module.css'
import { DesignRoom } from './design-room.tsx'

/** The looks of the site: what its template lets an owner choose, beside the site as it will be. */
export function DesignScreen() {
  // The room of all sites is for who looks after the installation.
  const templates = useCall(listTemplatesCall, {}, { isEnabled: useMay(listTemplatesCall) })
  return (
    <>
      <PageHead
        title="Design"
        actions={
          templates.data?.mayUpload && (
            <LinkButton to="/sites" variant="default">
              Change the template
            </LinkButton>
          )
        }
      />
      <Tweaks />
    </>
  )
}

function Tweaks() {
  const tweaks = useCall(listTweaksCall, {})
  return (
    <Shown of={[tweaks]} loading="Loading the design" height={480}>
      {({ fields, fonts }) => {
        if (fields.length === 0)
          return (
            <EmptyState
              icon={<Palette aria-hidden />}
              title="Nothing to choose"
              description="The template of this site has one look, and offers no colours, fonts or measures to set."
            />
          )
        return (
          <div className={classes.screen}>
            <SettingsForm
              name={readDesignCall.name}
              label="design"
              source={{
                read: () => call(readDesignCall, {}),
                change: (stored) => call(changeDesignCall, { body: stored }),
              }}
              savedText="The design was saved. Visitors see it now"
              fieldLabels={Object.fromEntries(
                fields.map(({ key, label, group }) => [key, group === '' ? label : `${group}: ${label}`]),
              )}
            >
              {(form, round) => <DesignRoom form={form} round={round} fields={fields} fonts={fonts} />}
            </SettingsForm>
          </div>
        )
      }}
    </Shown>
  )
}
