/**
 * The entry that stands in place in a page of hits. XMLHttpRequest reads the document by itself: pages demand trusted types, which a parser
 * fed with text would not be. Rejects when there is no such entry.
 */
export function entryOfPage(href: string): Promise<Element> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.responseType = 'document'
    request.onload = () => {
      const entry = request.responseXML?.querySelector('.kwic .entry')
      if (entry) resolve(entry)
      else reject(new Error('The page has no entry in place'))
    }
    request.onerror = () => reject(new Error('The page could not be had'))
    request.open('GET', href)
    request.send()
  })
}
