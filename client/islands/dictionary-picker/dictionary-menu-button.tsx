import { Icon } from '#client/ui/icon.tsx'
import type { DictionaryMenuProps } from './dictionary-menu-props.ts'
import { useMenuKeys } from './use-menu-keys.ts'

/** The dictionary in hand, which opens the list of all: a popover of links that the page has drawn. Spec: search §2.2 (TAB-018). */
export function DictionaryMenuButton({ title, menuId, label }: DictionaryMenuProps) {
  const button = useMenuKeys(menuId)
  return (
    <button ref={button} type="button" className="btn pick" popoverTarget={menuId}>
      <Icon name="book-open" />
      <span className="vh">{label}: </span>
      <span>{title}</span>
      <Icon name="chevron-down" />
    </button>
  )
}
