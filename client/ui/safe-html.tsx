/**
 * Draws a content page's HTML. It was sanitised with the content tag list where it entered the edge (requirements CONT-009);
 * nothing else may be drawn through here.
 */
export function SafeHtml({ html, className }: { html: string; className?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the one place where sanitised content is drawn (style guide rule 31).
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />
}
