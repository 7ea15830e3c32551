type Visibility = { teams?: readonly (string | number)[] | undefined }

/** Whether a dictionary can be seen: by everyone, or by the teams it names. Ids count as text, `7` and `'7'` are one team. Spec: search §6 (PICK-012, PICK-013). */
export const isVisibleTo = ({ teams }: Visibility, teamId: string | number | undefined): boolean =>
  teams === undefined || (teamId !== undefined && teams.some((team) => String(team) === String(teamId)))
