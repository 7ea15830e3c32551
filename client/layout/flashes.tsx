import * as m from '#messages'
import type { Flash } from '#shared/flash/flash-message.ts'
import { queueFlash } from '#shared/flash/queue-flash.ts'
import { type MessageOptions, messageByKey } from '../i18n/message-by-key.ts'
import { Icon } from '../ui/icon.tsx'
import type { IconName } from '../ui/icon-shapes.ts'
import type { Frame } from './frame.ts'

const LOOKS = {
  info: { icon: 'info', className: 'flash' },
  success: { icon: 'circle-check', className: 'flash ok' },
  warning: { icon: 'triangle-alert', className: 'flash warn' },
  error: { icon: 'triangle-alert', className: 'flash warn' },
} as const satisfies Record<Flash['type'], { icon: IconName; className: string }>

/** Of messages that come later too, by script. */
export const FLASH_ICONS: readonly IconName[] = ['info', 'circle-check', 'triangle-alert']

/**
 * The messages of this document, newest last. Without JavaScript they stay until the next document, which the link to close one also is;
 * a script lets them go when their time is over and shows those that a document before left. Spec: accounts §4.3 (FLASH-001 … FLASH-003, FLASH-011).
 */
export function Flashes({ frame: { flashes, brand, here } }: { frame: Frame }) {
  const shown = flashes.reduce<Flash[]>(queueFlash, [])
  return (
    // Named while there is something in it: an empty landmark would lead readers nowhere.
    <section
      className="flashes"
      id="flashes"
      aria-label={shown.length > 0 ? m.FLASH_REGION() : undefined}
      data-label={m.FLASH_REGION()}
      data-close={m.FLASH_CLOSE()}
      data-here={here}
    >
      {shown.map((flash) => (
        <FlashMessage
          key={`${flash.type} ${flash.messageL10nId} ${JSON.stringify(flash.params)}`}
          flash={flash}
          brand={brand}
          here={here}
        />
      ))}
    </section>
  )
}

function FlashMessage({ flash, brand, here }: { flash: Flash; brand: string; here: string }) {
  const { type, messageL10nId, params, duration, reaction } = flash
  const { icon, className } = LOOKS[type]
  const options: MessageOptions = { parameters: params, brand }
  return (
    <div className={className} data-flash={JSON.stringify({ type, messageL10nId, params, duration })}>
      <Icon name={icon} />
      <span role={type === 'error' || type === 'warning' ? 'alert' : 'status'} dir="auto">
        {messageByKey(messageL10nId, options)}
      </span>
      {reaction === undefined ? null : (
        <a className="btn quiet" href={reaction.href}>
          {messageByKey(reaction.labelId, { brand })}
        </a>
      )}
      <a className="ib" href={here} aria-label={m.FLASH_CLOSE()} rel="nofollow">
        <Icon name="x" />
      </a>
    </div>
  )
}
