/** Days after which a message is deleted here. The mail made of it is with who got it. */
export const CONTACT_KEPT_DAYS = 180;
