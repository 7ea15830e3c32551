import { useEffect, useRef } from 'react'
import { localStore } from '#client/browser/state/local-store.ts'
import { readDictionaryData } from '#client/browser/state/stored-searches.ts'
import { linkWithLanguages } from './link-with-languages.ts'
import { menuTarget } from './menu-keys.ts'

/**
 * The keys of a menu that the page has drawn, which lies outside of React: ↓ and ↑ open it and move, Home and End go to its ends, Esc
 * closes it, like every popover, and so does focus that leaves it. Gives the ref of its button.
 */
export function useMenuKeys(menuId: string) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const opener = button.current
    const menu = document.getElementById(menuId)
    if (!opener || !menu) return
    const listening = new AbortController()
    const { signal } = listening
    const press = (event: KeyboardEvent) => moveFocus(event, menu)
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && relatedTarget !== opener && !menu.contains(relatedTarget)) menu.hidePopover()
    }
    opener.addEventListener('keydown', press, { signal })
    menu.addEventListener('keydown', press, { signal })
    menu.addEventListener('focusout', leave, { signal })
    rememberLanguages(menu)
    return () => listening.abort()
  }, [menuId])
  return button
}

function moveFocus(event: KeyboardEvent, menu: HTMLElement) {
  const links = [...menu.querySelectorAll<HTMLElement>('a[href]')]
  const isOpen = menu.matches(':popover-open')
  const current = links.findIndex((link) => link.matches(':focus'))
  const marked = links.findIndex((link) => link.getAttribute('aria-current') === 'true')
  const target = current === -1 && marked !== -1 ? openingTarget(event.key, marked) : menuTarget(event.key, current, links.length)
  if (target === undefined) return
  event.preventDefault()
  if (!isOpen) menu.showPopover()
  links[target]?.focus()
}

/** A menu is entered at what is chosen. */
const openingTarget = (key: string, marked: number) => (key === 'ArrowDown' || key === 'ArrowUp' ? marked : undefined)

/** Dictionaries come back with the languages that were chosen for them. Spec: search §3 (TAB-021). */
function rememberLanguages(menu: HTMLElement) {
  const { dictionaryLanguages } = readDictionaryData(localStore())
  const { key = '', mode: searchMode = '' } = menu.dataset
  for (const link of menu.querySelectorAll<HTMLAnchorElement>('a[data-dictionary]:not([aria-current])')) {
    const id = link.dataset.dictionary ?? ''
    const langs = dictionaryLanguages[id]
    if (langs !== undefined) link.href = linkWithLanguages({ key, searchMode }, id, langs)
  }
}
