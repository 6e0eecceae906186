// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {ERC1155} from '@openzeppelin/contracts/token/ERC1155/ERC1155.sol';

/// An ERC-1155 contract whose tokens any account may mint. `{id}` in the URI stands for the token id.
contract TestItems is ERC1155 {
    string public name;

    constructor(string memory name_, string memory uri_) ERC1155(uri_) {
        name = name_;
    }

    function mint(address to, uint256 id, uint256 amount) external {
        _mint(to, id, amount, '');
    }

    function burn(uint256 id, uint256 amount) external {
        _burn(msg.sender, id, amount);
    }
}
