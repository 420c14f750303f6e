/** What any process of Node takes. */
