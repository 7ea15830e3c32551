import { data } from 'react-router'

declare const holds: unique symbol

/** Loader data that only the server's renderer can open. */
export type PageData<View extends object> = { readonly [holds]?: View }

const views = new WeakMap<object, object>()

type Init = { status?: number; headers?: HeadersInit }

/**
 * Loader data of a page. React Router encodes whatever a loader returns for a browser that would hydrate; no page here is
 * hydrated, so it is handed an empty object that stands for the view, and the encoding costs nothing.
 */
export function pageData<View extends object>(view: View, init: Init = {}) {
  const key: PageData<View> = {}
  views.set(key, view)
  return data(key, init)
}

/** The view behind a page's loader data. */
export function viewOf<View extends object>(key: PageData<View>): View {
  const view = views.get(key)
  if (view === undefined) throw new Error('This loader data was not made by pageData')
  return view as View // the type travels with the key
}
