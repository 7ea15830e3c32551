/**
 * Whether a team's customer data is to be left out: as its reader chose by the switch, else as the brand says. `choice` null: none was made.
 * Spec: search §6 (AC-027, SRCH-045, Contradictions C04).
 */
export const hidesCustomerData = (choice: boolean | null, { hide_customer_data }: { hide_customer_data: boolean }): boolean =>
  choice ?? hide_customer_data
