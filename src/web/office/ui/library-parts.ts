/** The parts of the component library that the office may use. Buttons, badges, cards and messages are our own. */
export { Autocomplete, Drawer, Menu, Modal, MultiSelect, NumberInput, Popover, Select, Tabs, Tooltip, Tree, useTree } from '@mantine/core';
